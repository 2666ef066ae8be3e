import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { slot } from '@/ui/i18n/slot';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { paths } from '@/ui/shell/paths';
import styles from './questions.module.scss';

const QUESTIONS = ['cancel', 'change', 'invoice', 'payment'] as const;

/** Four questions with their answers. Where the window is wide enough, the style sheet shows every answer. */
export function Questions() {
  const { t } = useTranslation();
  return (
    <section className={styles['section']} aria-labelledby="questions">
      <h2 id="questions">{t('pricing.questions.title')}</h2>
      <div className={styles['questions']}>
        {QUESTIONS.map((name, position) => (
          <div key={name} className={styles['question']}>
            <h3 className={styles['title']}>{t(`pricing.questions.${name}.question`)}</h3>
            <details open={position === 0}>
              <summary className={styles['summary']}>
                <span>{t(`pricing.questions.${name}.question`)}</span>
                <Icon of={ChevronDown} />
              </summary>
              <p className={styles['answer']}>
                <Sentence
                  text={t(`pricing.questions.${name}.answer`, { support: slot('support') })}
                  values={{ support: <Link to={paths.contact}>{t('pricing.questions.support')}</Link> }}
                />
              </p>
            </details>
          </div>
        ))}
      </div>
    </section>
  );
}
