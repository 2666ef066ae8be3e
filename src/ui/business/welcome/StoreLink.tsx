import { Play, Smartphone } from 'lucide-react';
import { Icon } from '@/ui/design/components/icon/Icon';
import type { QrCode } from '@/ui/company/appQrCodes';
import { STORE_NAMES, type AppLink } from '@/ui/company/appLinks';
import { useTranslation } from '@/ui/i18n/useTranslation';
import styles from './store-link.module.scss';

const ICONS = { 'app-store': Smartphone, 'google-play': Play } as const;

interface StoreLinkProps {
  readonly link: AppLink;
  readonly code: QrCode | undefined;
}

/** A link to an app store. In wide windows its QR code is shown above it. */
export function StoreLink({ link: { store, url }, code }: StoreLinkProps) {
  const { t } = useTranslation();
  const name = STORE_NAMES[store];
  return (
    <div className={styles['store']}>
      {code !== undefined && (
        <svg
          className={styles['code']}
          viewBox={`-2 -2 ${code.size + 4} ${code.size + 4}`}
          role="img"
          aria-label={t('welcome.code', { store: name })}
          shapeRendering="crispEdges"
        >
          {/* The same in both themes, because some cameras do not read an inverted code. */}
          <rect x="-2" y="-2" width={code.size + 4} height={code.size + 4} rx="2" fill="white" />
          <path d={code.path} fill="black" />
        </svg>
      )}
      <a className={styles['button']} href={url} rel="noreferrer">
        <Icon of={ICONS[store]} />
        <bdi lang="en">{name}</bdi>
      </a>
    </div>
  );
}
