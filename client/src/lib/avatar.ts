/** The letters that stand for somebody: one, or as many as set them apart from others whose names begin alike. */
export function initials(name: string, others: readonly string[]): string {
  const letters = [...name.trim()];
  const alike = (count: number): boolean =>
    others.some((other) => other !== name && same([...other.trim()].slice(0, count), letters.slice(0, count)));
  const first = letters[0]?.toLocaleUpperCase() ?? "";
  if (!alike(1)) return first;
  const apart = letters.findIndex((_, at) => at > 0 && !alike(at + 1));
  return first + (letters[apart < 0 ? letters.length - 1 : apart] ?? "").toLocaleLowerCase();
}

const same = (one: string[], two: string[]): boolean =>
  one.join("").toLocaleLowerCase() === two.join("").toLocaleLowerCase();
