/** The first letters of a name in a circle, for someone or something named beside it. */
export function Avatar({ name }: { readonly name: string }) {
  const letters = name
    .split(/\s+/)
    .map((word) => Array.from(word)[0] ?? '')
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase();
  return (
    <span
      aria-hidden="true"
      className="grid size-6 flex-none place-items-center rounded-full bg-press text-2xs font-semibold text-ink-2"
    >
      {letters}
    </span>
  );
}
