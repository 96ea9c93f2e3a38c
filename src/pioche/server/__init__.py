"""Live tables over HTTP and WebSocket: what is stored is told, and nobody is told another's cards."""
