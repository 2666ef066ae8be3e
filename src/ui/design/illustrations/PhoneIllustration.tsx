/** A phone among arches, for a hint at the mobile app. */
export function PhoneIllustration() {
  return (
    <svg viewBox="0 0 240 168" aria-hidden="true" focusable="false">
      <rect x="0" y="160" width="240" height="4" rx="2" fill="var(--illustration-line)" />{' '}
      <path d="M30 160v-50a34 34 0 0 1 68 0v50z" fill="var(--illustration-a)" />
      <path d="M46 160v-44a18 18 0 0 1 36 0v44z" fill="var(--illustration-c)" />{' '}
      <circle cx="186" cy="58" r="26" fill="var(--logo-sun)" />{' '}
      <rect x="104" y="26" width="76" height="134" rx="13" fill="var(--illustration-b)" />
      <rect x="111" y="34" width="62" height="118" rx="7" fill="var(--illustration-c)" />{' '}
      <path d="M127 104V82a15 15 0 0 1 30 0v22z" fill="var(--illustration-a)" />
      <path
        d="M142 80v16M134 88h16"
        stroke="var(--illustration-b)"
        strokeWidth="4"
        strokeLinecap="round"
      />{' '}
      <rect x="122" y="114" width="40" height="6" rx="3" fill="var(--illustration-a)" />
      <rect x="128" y="126" width="28" height="6" rx="3" fill="var(--illustration-a)" />{' '}
      <path d="M196 160v-26a16 16 0 0 1 32 0v26z" fill="var(--illustration-a)" />
    </svg>
  );
}
