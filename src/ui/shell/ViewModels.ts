import type { IObservableValue } from 'mobx';
import type { ComponentType } from 'react';
import type { SlowRequests } from './slow-requests/SlowRequests';
import type { LanguageViewModel } from './LanguageViewModel';
import type { Lazy } from './loading/lazy';
import type { Toasts } from './Toasts';
import type { OwnerRouteName } from './routes';
import type { SessionViewModel } from './SessionViewModel';
import type { SignOutBarViewModel } from './sign-out-bar/SignOutBarViewModel';

/**
 * The view models of the signed-in app. Each page adds its factory with `declare module`, so the shell imports no page.
 * A test asks the container for every one (tests/composition/container.test.ts).
 */
export interface ViewModelFactories {}

/**
 * The number of businesses that need the owner's attention, for the menus. Undefined until the dashboard has checked
 * every business, because the number would be too low. Undefined again after a business page opens, because the owner
 * may solve an issue there.
 */
export type IssueCount = IObservableValue<number | undefined>;

/** The view models that composition provides to React. A public page with a view model adds it with `declare module`. */
export interface ViewModels {
  readonly session: SessionViewModel;
  readonly language: LanguageViewModel;
  readonly toasts: Toasts;
  readonly signOutBar: SignOutBarViewModel;
  readonly slowRequests: SlowRequests;
  readonly issueCount: IssueCount;
  /** Loads the view models of the signed-in app and the module of the route. The object is the same for every route. */
  viewModelFactories(route: OwnerRouteName): Lazy<ViewModelFactories>;
  /** A component below every page. Only the demo has one, its strip. */
  readonly PageExtension?: ComponentType | undefined;
  /** Stores the path to open after a sign-in (decision C5), and says that its page needs one. */
  requireSignIn(path: string): void;
  /** Opens a path of this site in a new document. */
  openDocument(path: string, options?: { readonly replace?: boolean | undefined }): void;
  /** Loads the document of the current URL again, with its hash. */
  reloadDocument(): void;
}
