/** Mark of Doselore: half a capsule on the right and ruled lines on the left form a D, a dose and a page. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path
        d="M5 4h11.5C23.4 4 28 9.2 28 16s-4.6 12-11.5 12H5a1.6 1.6 0 0 1-1.6-1.6V5.6A1.6 1.6 0 0 1 5 4Z"
        fill="#FCB659"
      />
      <path d="M15.6 4h1C23.4 4 28 9.2 28 16s-4.6 12-11.4 12h-1Z" fill="#FFFFFF" fillOpacity=".42" />
      <g stroke="#003634" strokeWidth="2" strokeLinecap="round">
        <path d="M7.4 11.2h5.2M7.4 16h5.2M7.4 20.800h3" />
      </g>
    </svg>
  );
}
