import { SpotFrame } from './SpotFrame';
import { DoorSpot } from './spots/DoorSpot';
import { EmptySpot } from './spots/EmptySpot';
import { ErrorSpot } from './spots/ErrorSpot';
import { PhoneSpot } from './spots/PhoneSpot';
import { SuccessSpot } from './spots/SuccessSpot';

const spots = {
  phone: PhoneSpot,
  error: ErrorSpot,
  success: SuccessSpot,
  empty: EmptySpot,
  door: DoorSpot,
} as const;

export type SpotName = keyof typeof spots;

export interface SpotProps {
  readonly name: SpotName;
}

/** A small decorative picture of a state in the colours of the theme. */
export function Spot({ name }: SpotProps) {
  const Drawing = spots[name];
  return (
    <SpotFrame>
      <Drawing />
    </SpotFrame>
  );
}
