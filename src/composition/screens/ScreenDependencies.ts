import type { Container } from 'inversify';
import type { BusinessCache } from '@/ui/business/BusinessCache';
import type { Texts } from '@/ui/i18n/Texts';
import type { LanguageViewModel } from '@/ui/shell/LanguageViewModel';
import type { LongCalls } from '@/ui/shell/long-calls/LongCalls';
import type { MatterCount } from '@/ui/shell/MatterCount';
import type { Notices } from '@/ui/shell/Notices';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';
import type { CancellationShell } from '@/ui/subscription/cancel/CancellationViewModel';

/** The view models of the shell that the signed-in screens use. */
export interface ShellViewModels {
  readonly session: Pick<SessionViewModel, 'user' | 'reload' | 'replaceUser' | 'expire'>;
  readonly notices: Notices;
  readonly longCalls: LongCalls;
  readonly matterCount: Pick<MatterCount, 'set'>;
  readonly language: Pick<LanguageViewModel, 'language'>;
  readonly texts: Pick<Texts, 'require'>;
}

/** The dependencies of the view models of the signed-in screens. */
export interface ScreenDependencies {
  readonly container: Container;
  readonly shell: ShellViewModels;
  readonly businessCache: BusinessCache;
  readonly subscriptionCache: CancellationShell['subscriptionCache'];
}
