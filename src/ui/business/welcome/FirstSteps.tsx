import { MessageCircle, Play, Smartphone } from 'lucide-react';
import type { ReactElement } from 'react';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { APP_QR_CODES, type AppQrCodes, type QrCode } from '@/ui/company/appQrCodes';
import { APP_LINKS, STORE_NAMES, type AppLink } from '@/ui/company/appLinks';
import { COMPANY } from '@/ui/company/companyContent';
import { Icon } from '@/ui/design/components/icon/Icon';
import type { Elements } from '@/ui/design/Elements';
import { useTranslation } from '@/ui/i18n/useTranslation';
import storeStyles from './store-link.module.scss';
import styles from './first-steps.module.scss';

interface FirstStepsProps {
  readonly links?: readonly AppLink[];
  readonly codes?: AppQrCodes;
}

/** The three steps to the first customer: create the business, choose a plan, activate. The first step is current. */
export function FirstSteps({ links = APP_LINKS, codes = APP_QR_CODES }: FirstStepsProps) {
  const { t } = useTranslation();
  return (
    <ol role="list" className={styles['steps']}>
      <Step
        number={1}
        isCurrent
        title={t('welcome.create.title')}
        text={t('welcome.create.text')}
        drawing={PHONE}
      >
        {links.length === 0 ? <AskForLink /> : <Stores links={links} codes={codes} />}
      </Step>
      <Step number={2} title={t('welcome.plan.title')} text={t('welcome.plan.text')} drawing={CARD} />
      <Step
        number={3}
        title={t('welcome.activate.title')}
        text={t('welcome.activate.text')}
        drawing={OPEN_DOOR}
      />
    </ol>
  );
}

const PHONE = (
  <svg viewBox="0 0 54 94">
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

const CARD = (
  <svg viewBox="0 0 82 56">
    <rect width="82" height="56" rx="8" fill="var(--illustration-b)" />
    <rect y="12" width="82" height="11" fill="var(--illustration-line)" />
    <rect x="10" y="38" width="26" height="6" rx="3" fill="var(--logo-sun)" />
  </svg>
);

const OPEN_DOOR = (
  <svg viewBox="0 0 60 100">
    <path d="M0 100V30a30 30 0 0 1 60 0v70z" fill="var(--illustration-c)" />
    <path d="M0 100V30A30 30 0 0 1 19 2v98z" fill="var(--illustration-b)" />
    <circle cx="12.500" cy="52" r="2.500" fill="var(--logo-sun)" />
    <circle cx="40" cy="46" r="13" fill="var(--logo-sun)" />
  </svg>
);

interface StepProps {
  readonly number: number;
  readonly isCurrent?: boolean | undefined;
  readonly title: string;
  readonly text: string;
  readonly drawing: ReactElement;
  readonly children?: Elements;
}

function Step({ number, isCurrent = false, title, text, drawing, children }: StepProps) {
  return (
    <li
      className={isCurrent ? styles['current'] : styles['step']}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <div className={styles['wall']} aria-hidden="true">
        <span className={styles['arch']}>{drawing}</span>
        <span className={styles['number']}>{number}</span>
      </div>
      <div className={styles['words']}>
        <h2 className={styles['title']}>{title}</h2>
        <p className={styles['text']}>{text}</p>
        {children}
      </div>
    </li>
  );
}

function Stores({ links, codes }: Required<FirstStepsProps>) {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles['hint']}>
        <span className={styles['withCode']}>{t('welcome.scan')}</span>
        <span className={styles['withoutCode']}>{t('shell.app.get')}</span>
      </p>
      <ul role="list" className={styles['stores']}>
        {links.map((link) => (
          <li key={link.store}>
            <StoreLink link={link} code={codes[link.store]} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Shown if no store link is configured: support sends the link over WhatsApp. */
function AskForLink() {
  const { t } = useTranslation();
  return (
    <div className={styles['ask']}>
      <ButtonLink icon={MessageCircle} fullWidth href={COMPANY.whatsApp.url}>
        {t('shell.app.ask')}
      </ButtonLink>
      <p className={styles['hint']}>{t('welcome.askText')}</p>
    </div>
  );
}

const ICONS = { 'app-store': Smartphone, 'google-play': Play } as const;

interface StoreLinkProps {
  readonly link: AppLink;
  readonly code: QrCode | undefined;
}

/** A link to an app store. In wide windows its QR code is shown above it. */
function StoreLink({ link: { store, url }, code }: StoreLinkProps) {
  const { t } = useTranslation();
  const name = STORE_NAMES[store];
  return (
    <div className={storeStyles['store']}>
      {code !== undefined && (
        <svg
          className={storeStyles['code']}
          viewBox={`-2 -2 ${code.size + 4} ${code.size + 4}`}
          role="img"
          aria-label={t('welcome.code', { store: name })}
          shapeRendering="crispEdges"
        >
          {/* Black on white in both themes, because some cameras do not read an inverted code. */}
          <rect x="-2" y="-2" width={code.size + 4} height={code.size + 4} rx="2" fill="white" />
          <path d={code.path} fill="black" />
        </svg>
      )}
      <a className={storeStyles['button']} href={url} rel="noreferrer">
        <Icon of={ICONS[store]} />
        <bdi lang="en">{name}</bdi>
      </a>
    </div>
  );
}
