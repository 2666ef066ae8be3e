/** An arch with a check mark in the sun, for success. */
export function SuccessIllustration() {
  return (
    <svg viewBox="0 0 240 168" aria-hidden="true">
      <rect x="0" y="160" width="240" height="4" rx="2" fill="var(--illustration-line)" />
      <g stroke="var(--logo-sun)" strokeWidth="6" strokeLinecap="round">
        <path d="M120 4v14" />
        <path d="M66 18l8 12" />
        <path d="M174 18l-8 12" />
        <path d="M30 58l13 7" />
        <path d="M210 58l-13 7" />
      </g>
      <path d="M62 160V92a58 58 0 0 1 116 0v68z" fill="var(--illustration-b)" />
      <circle cx="120" cy="92" r="36" fill="var(--logo-sun)" />
      <path
        d="M104 93l11 11 22-23"
        fill="none"
        stroke="var(--on-sun)"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M18 160v-30a16 16 0 0 1 32 0v30zM190 160v-30a16 16 0 0 1 32 0v30z"
        fill="var(--illustration-a)"
      />
    </svg>
  );
}
