import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '@/domain/identity/User';
import { textIn } from '@/domain/shared/LocalizedText';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { slot } from '@/ui/i18n/slot';
import { APP_CODES, type AppCodes } from '@/ui/company/appCodes';
import { APP_LINKS, type AppLink } from '@/ui/company/appLinks';
import { COMPANY } from '@/ui/company/companyContent';
import { useLanguage } from '@/ui/shell/useLanguage';
import { useProductName } from '@/ui/shell/useProductName';
import { CardDrawing, DoorDrawing, PhoneDrawing } from './drawings';
import { StoreLink } from './StoreLink';
import styles from './first-steps.module.scss';

interface WelcomeProps {
  readonly owner: User | undefined;
}

/** The name in the language of the page, if there is one. */
export function Welcome({ owner }: WelcomeProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const product = useProductName();
  const name = owner && textIn(owner.names.firstName, language);
  return (
    <div className={styles['welcome']}>
      <h2 className={styles['heading']}>
        {name === undefined ? (
          t('welcome.title', { product })
        ) : (
          <Sentence
            text={t('welcome.titleWithName', { name: slot('name') })}
            values={{ name: <TextInLanguage of={name} /> }}
          />
        )}
      </h2>
      <p className={styles['lead']}>{t('welcome.lead')}</p>
    </div>
  );
}

interface FirstStepsProps {
  readonly links?: readonly AppLink[];
  readonly codes?: AppCodes;
}

/** The way to the first customer as three doors. The first one is lit. */
export function FirstSteps({ links = APP_LINKS, codes = APP_CODES }: FirstStepsProps) {
  const { t } = useTranslation();
  return (
    <ol className={styles['steps']}>
      <Step
        number={1}
        isCurrent
        title={t('welcome.create.title')}
        text={t('welcome.create.text')}
        drawing={<PhoneDrawing />}
      >
        {links.length === 0 ? <AskForLink /> : <Stores links={links} codes={codes} />}
      </Step>
      <Step
        number={2}
        title={t('welcome.plan.title')}
        text={t('welcome.plan.text')}
        drawing={<CardDrawing />}
      />
      <Step
        number={3}
        title={t('welcome.live.title')}
        text={t('welcome.live.text')}
        drawing={<DoorDrawing />}
      />
    </ol>
  );
}

interface StepProps {
  readonly number: number;
  readonly isCurrent?: boolean | undefined;
  readonly title: string;
  readonly text: string;
  readonly drawing: ReactNode;
  readonly children?: ReactNode;
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
        <h3 className={styles['title']}>{title}</h3>
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
      <ul className={styles['stores']}>
        {links.map((link) => (
          <li key={link.store}>
            <StoreLink link={link} code={codes[link.store]} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** No store is known, so the support sends the link. */
function AskForLink() {
  const { t } = useTranslation();
  const product = useProductName();
  return (
    <div className={styles['ask']}>
      <ButtonLink icon={MessageCircle} fullWidth href={COMPANY.whatsApp.url}>
        {t('shell.app.ask')}
      </ButtonLink>
      <p className={styles['hint']}>{t('welcome.askText', { product })}</p>
    </div>
  );
}
