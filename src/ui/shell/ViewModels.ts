import type { ComponentType } from 'react';
import type { BusinessId } from '@/domain/business/Business';
import type { LongCalls } from './long-calls/LongCalls';
import type { LanguageViewModel } from './LanguageViewModel';
import type { Notices } from './Notices';
import type { RouteName } from './routes';
import type { SessionViewModel } from './SessionViewModel';
import type { SignOutNotice } from './SignOutNotice';
import type { ThemeViewModel } from './ThemeViewModel';

/**
 * The view models of the signed-in product. Each page adds its own factory with `declare module`, so the frame knows no
 * screen, and composition does not compile until it makes every one.
 */
export interface ProductViewModels {
  /**
   * Creates and starts the view model of a screen before React renders it. The factory of that screen returns it until
   * `releasePrepared`. Does nothing once a factory was called.
   */
  prepare(route: RouteName, id: BusinessId | undefined): void;
  /** A screen is mounted: from now on every factory creates a new view model. */
  releasePrepared(): void;
}

/** What React gets from composition: the frame's view models, and a way to the product's. A public page adds its own. */
export interface ViewModels {
  readonly session: SessionViewModel;
  readonly language: LanguageViewModel;
  readonly theme: ThemeViewModel;
  readonly notices: Notices;
  readonly signOutNotice: SignOutNotice;
  readonly longCalls: LongCalls;
  /** The signed-in product, once it is here. */
  readonly loadedProduct: ProductViewModels | undefined;
  /** Loads the signed-in product once; a failed load may be tried again. */
  loadProduct(): Promise<ProductViewModels>;
  /** What a build shows below every page; only the demo has something. */
  readonly Appendix?: ComponentType | undefined;
  /** Stores the path to return to after signing in (decision C5). */
  saveReturnPath(path: string): void;
  /** Opens a path of this site as a new document. */
  openDocument(path: string, options?: { readonly replace?: boolean | undefined }): void;
}
