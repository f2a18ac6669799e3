/** What "Square" shows: a sheet of drywall with its screws and a patch. */
export function Sheetrock() {
  return (
    <svg
      className="lucide"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <rect x="3" y="3" width="18" height="18" rx="2" />
      <path d="M7 7h.01M7 12h.01M7 17h.01M12 7h.01M17 7h.01m-6 4h6v6h-6z" />
    </svg>
  );
}
