import type { Standing } from "./standing";

const [SIDE, EDGE, MOST] = [1080, 90, 6]; // of the picture, in its own pixels; and lines of names

/** A picture of how a round or match ended, to be shown to others: drawn here, nothing is fetched. */
export function drawEnd(title: string, headline: string, ranked: readonly Standing[], names: readonly string[]): File {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIDE;
  const pen = canvas.getContext("2d");
  if (pen) paint(pen, title, headline, ranked.slice(0, MOST), names);
  const bytes = Uint8Array.from(atob(canvas.toDataURL("image/png").split(",")[1] ?? ""), (each) => each.charCodeAt(0));
  return new File([bytes], "pioche.png", { type: "image/png" });
}

function paint(
  pen: CanvasRenderingContext2D,
  title: string,
  headline: string,
  ranked: readonly Standing[],
  names: readonly string[],
): void {
  const write = (text: string, x: number, y: number, font: string, colour: string, room = SIDE - 2 * EDGE): void => {
    [pen.font, pen.fillStyle] = [`${font} system-ui, sans-serif`, colour];
    pen.fillText(text, x, y, room);
  };
  pen.fillStyle = "#14362e";
  pen.fillRect(0, 0, SIDE, SIDE);
  fan(pen);
  write(title, EDGE, 400, "600 48px", "#d8b878");
  write(headline, EDGE, 490, "800 76px", "#fffcf4");
  for (const [nth, { seat, total, won }] of ranked.entries()) {
    const y = 600 + nth * 72;
    write(`${won ? "★ " : ""}${names[seat] ?? ""}`, EDGE, y, won ? "800 50px" : "500 50px", "#fffcf4", 640);
    pen.textAlign = "right";
    write(String(total), SIDE - EDGE, y, "800 50px", won ? "#f5c95c" : "#fffcf4", 200);
    pen.textAlign = "left";
  }
}

/** A few cards as a crest. */
function fan(pen: CanvasRenderingContext2D): void {
  for (const [nth, colour] of ["#c62f3b", "#f5c21b", "#1c8453", "#2566c2"].entries()) {
    pen.save();
    pen.translate(SIDE / 2, 330);
    pen.rotate((nth - 1.5) * 0.24);
    pen.fillStyle = "#fffcf4";
    pen.beginPath();
    pen.roundRect(-75, -250, 150, 215, 18);
    pen.fill();
    pen.fillStyle = colour;
    pen.beginPath();
    pen.roundRect(-63, -238, 126, 191, 12);
    pen.fill();
    pen.restore();
  }
}

/** Hand a picture to another program of the device, or keep it as a file. */
export async function sharePicture(picture: File): Promise<void> {
  const offer = { files: [picture] };
  if (navigator.canShare?.(offer) && (await navigator.share(offer).then(() => true, wasCancelled))) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = picture.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

const wasCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";
