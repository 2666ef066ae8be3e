/** A closed door under clouds, for a failure. */
export function ErrorIllustration() {
  return (
    <svg viewBox="0 0 240 168" aria-hidden="true">
      <rect x="0" y="160" width="240" height="4" rx="2" fill="var(--illustration-line)" />
      <path d="M72 160V84a48 48 0 0 1 96 0v76z" fill="var(--illustration-a)" />
      <path d="M86 160V86a34 34 0 0 1 68 0v74z" fill="var(--illustration-b)" />
      <path d="M120 52v108" stroke="var(--illustration-a)" strokeWidth="3" />
      <circle cx="111" cy="112" r="4" fill="var(--logo-sun)" />
      <circle cx="129" cy="112" r="4" fill="var(--logo-sun)" />
      <circle cx="196" cy="52" r="20" fill="var(--logo-sun)" />
      <path
        d="M178 74a15 15 0 0 1 28-7 13 13 0 0 1 22 9 10 10 0 0 1-4 19h-42a11 11 0 0 1-4-21z"
        fill="var(--illustration-cloud)"
      />
      <path
        d="M14 92a11 11 0 0 1 20-5 10 10 0 0 1 17 7 8 8 0 0 1-3 15H17a9 9 0 0 1-3-17z"
        fill="var(--illustration-cloud)"
      />
    </svg>
  );
}
