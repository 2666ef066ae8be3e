import { IllustrationFrame } from './IllustrationFrame';
import { DoorIllustration } from './DoorIllustration';
import { EmptyIllustration } from './EmptyIllustration';
import { ErrorIllustration } from './ErrorIllustration';
import { SuccessIllustration } from './SuccessIllustration';

const illustrations = {
  error: ErrorIllustration,
  success: SuccessIllustration,
  empty: EmptyIllustration,
  door: DoorIllustration,
} as const;

export type IllustrationName = keyof typeof illustrations;

export interface IllustrationProps {
  readonly name: IllustrationName;
}

/** A small decorative picture of a state in the colours of the theme. */
export function Illustration({ name }: IllustrationProps) {
  const Drawing = illustrations[name];
  return (
    <IllustrationFrame>
      <Drawing />
    </IllustrationFrame>
  );
}
