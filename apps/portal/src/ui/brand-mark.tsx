/** The touchstone: a dark stone with a pale streak (baseline) and a brass one (sample), leaning into an A. */
export function BrandMark({ size = 24 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className="flex-none">
      <rect x="1" y="1" width="22" height="22" rx="6" fill="#24221e" />
      <rect x="1.5" y="1.5" width="21" height="21" rx="5.5" fill="none" stroke="#fff" strokeOpacity=".16" />
      <path d="M10.9 6.4 6.5 17.4" stroke="#d4cfc3" strokeWidth="2.8" strokeLinecap="round" />
      <path d="M13.4 6.6 17.5 17.4" stroke="#e2b144" strokeWidth="2.8" strokeLinecap="round" />
    </svg>
  );
}
