const DRAWINGS = { phone: PhoneDrawing, card: CardDrawing, door: OpenDoorDrawing } as const;

export type StepDrawingName = keyof typeof DRAWINGS;

/** The drawing of one of the three first steps. */
export function StepDrawing({ name }: { readonly name: StepDrawingName }) {
  const Drawing = DRAWINGS[name];
  return <Drawing />;
}

function PhoneDrawing() {
  return (
    <svg viewBox="0 0 54 94" focusable="false">
      <rect width="54" height="94" rx="9" fill="var(--illustration-b)" />
      <rect x="6" y="9" width="42" height="74" rx="4" fill="var(--illustration-c)" />
      <path d="M16 56V43a11 11 0 0 1 22 0v13z" fill="var(--illustration-a)" />
      <path
        d="M27 36v13M20.500 42.500h13"
        stroke="var(--illustration-b)"
        strokeWidth="3.500"
        strokeLinecap="round"
      />
      <rect x="12" y="66" width="30" height="5" rx="2.500" fill="var(--illustration-a)" />
    </svg>
  );
}

function CardDrawing() {
  return (
    <svg viewBox="0 0 82 56" focusable="false">
      <rect width="82" height="56" rx="8" fill="var(--illustration-b)" />
      <rect y="12" width="82" height="11" fill="var(--illustration-line)" />
      <rect x="10" y="38" width="26" height="6" rx="3" fill="var(--logo-sun)" />
    </svg>
  );
}

function OpenDoorDrawing() {
  return (
    <svg viewBox="0 0 60 100" focusable="false">
      <path d="M0 100V30a30 30 0 0 1 60 0v70z" fill="var(--illustration-c)" />
      <path d="M0 100V30A30 30 0 0 1 19 2v98z" fill="var(--illustration-b)" />
      <circle cx="12.500" cy="52" r="2.500" fill="var(--logo-sun)" />
      <circle cx="40" cy="46" r="13" fill="var(--logo-sun)" />
    </svg>
  );
}
