import type { ListingSettings } from '@/application/ports/ListingRepository';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { Lazy } from '@/ui/shell/loading/lazy';
import type { EditingViewModel } from './EditingViewModel';

export type CreateEditing = (id: BusinessId) => EditingViewModel;

/** Which parts of a business an owner may edit, and the view model of the forms, whose code loads on demand. */
export interface ListingEditing extends ListingSettings {
  readonly createEditing: Lazy<CreateEditing>;
}

declare module '@/ui/shell/ViewModels' {
  interface ViewModelFactories {
    readonly listingEditing: ListingEditing;
  }
}
