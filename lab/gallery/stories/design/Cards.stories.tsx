import { useState } from 'react';
import { ArchPicture as AnArchPicture } from '@/ui/design/components/arch-picture/ArchPicture';
import { Button } from '@/ui/design/components/button/Button';
import { Card as ACard, type CardProps } from '@/ui/design/components/card/Card';
import { TitledCard as ATitledCard } from '@/ui/design/components/card/TitledCard';
import { Disclosure as AFold } from '@/ui/design/components/disclosure/Disclosure';
import { Wall as AWall } from '@/ui/design/components/wall/Wall';
import { useTranslation } from '@/ui/i18n/useTranslation';
import plumbing from '@/adapters/in-memory/world/photos/plumbing.svg?no-inline';
import { inEach } from '../../inEach';

export default {};

function WithText(props: Partial<CardProps>) {
  const { t } = useTranslation();
  return <ACard {...props}>{t('site.benefits.verifiedText')}</ACard>;
}

export const Card = inEach(WithText, { isBare: [false, true] });

export function TitledCard() {
  const { t } = useTranslation();
  return (
    <ATitledCard
      title={t('detail.contact.title')}
      beside={
        <Button kind="quiet" size="small">
          {t('detail.edit')}
        </Button>
      }
    >
      <p>{t('site.benefits.verifiedText')}</p>
    </ATitledCard>
  );
}

export function Fold() {
  const { t } = useTranslation();
  const [open, setOpen] = useState<string>('cancel');
  return (['cancel', 'change'] as const).map((name) => (
    <AFold
      key={name}
      isOpen={open === name}
      onToggle={(isOpen) => isOpen && setOpen(name)}
      summary={<h3>{t(`pricing.questions.${name}.question`)}</h3>}
    >
      <p>{t(`pricing.questions.${name}.answer`)}</p>
    </AFold>
  ));
}

const TINTS = ['sky', 'slate', 'sun', 'mint', 'fig', 'air', 'olive', 'clay'] as const;

const WallWithPicture = (props: { readonly tint: (typeof TINTS)[number]; readonly isMuted?: boolean }) => (
  <AWall {...props}>
    <AnArchPicture src={undefined} initials="NH" initialsLang="en" isMuted={props.isMuted} />
  </AWall>
);

export const Wall = inEach(WallWithPicture, { tint: TINTS, isMuted: [false, true] });

const PICTURES = { photo: plumbing, missing: undefined, broken: 'data:,' } as const;

interface OnWallProps {
  readonly picture: keyof typeof PICTURES;
  readonly size?: 'card' | 'detail' | 'small' | 'row';
}

const OnWall = ({ picture, size }: OnWallProps) => (
  <AWall tint="sky">
    <AnArchPicture src={PICTURES[picture]} size={size} initials="נח" initialsLang="he" />
  </AWall>
);

export const ArchPicture = inEach(OnWall, {
  picture: ['photo', 'missing', 'broken'],
  size: ['card', 'detail', 'small', 'row'],
});
