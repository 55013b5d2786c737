/** The brand's mark: a hole from tee to flag. Decorative, because the name is beside it or in its link. */
export function BrandMark({ size = 26 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" aria-hidden="true" focusable="false">
      <rect width="26" height="26" rx="6" fill="var(--board)" />
      <path
        d="M7.6 21.6C6.4 15.2 16.8 14.4 15.2 8.4"
        fill="none"
        stroke="#6fb36d"
        strokeWidth="5.6"
        strokeLinecap="round"
      />
      <circle cx="15.2" cy="8" r="4.1" fill="#a8d389" />
      <path d="M15.2 8.2V2l4.6 1.8-4.6 1.8" fill="#e5483f" stroke="#fffdf4" strokeLinejoin="round" />
    </svg>
  );
}
