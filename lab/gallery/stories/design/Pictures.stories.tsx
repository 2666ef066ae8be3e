import { ArcadeEdge as AnArcadeEdge } from '@/ui/design/components/arcade-edge/ArcadeEdge';
import { DoorIllustration } from '@/ui/design/illustrations/DoorIllustration';
import { EmptyIllustration } from '@/ui/design/illustrations/EmptyIllustration';
import { EntranceIllustration } from '@/ui/design/illustrations/EntranceIllustration';
import { ErrorIllustration } from '@/ui/design/illustrations/ErrorIllustration';
import { Illustration as AnIllustration } from '@/ui/design/illustrations/Illustration';
import { Scene as AScene } from '@/ui/design/illustrations/Scene';
import { SuccessIllustration } from '@/ui/design/illustrations/SuccessIllustration';
import { Logo as ALogo } from '@/ui/design/logo/Logo';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useProductName } from '@/ui/shell/useProductName';
import { inEach } from '../../inEach';

export default {};

export const Illustration = inEach(AnIllustration, {
  of: [DoorIllustration, EmptyIllustration, ErrorIllustration, SuccessIllustration],
});

export const Entrance = inEach(EntranceIllustration, { isOpen: [false, true] });

export const Scene = inEach(AScene, {
  name: ['ac', 'cleaning', 'electric', 'garden', 'keys', 'law', 'plumbing', 'sea', 'tutor'],
});

export function Logo() {
  return <ALogo language={useTranslation().language} label={useProductName()} />;
}

/** In the colours of the footer, in both themes. */
export function LogoOnDark() {
  return (
    <div style={{ background: 'var(--night)' }}>
      <ALogo language={useTranslation().language} label={useProductName()} onDark />
    </div>
  );
}

export const ArcadeEdge = () => <AnArcadeEdge />;
