import type { ListingSettings } from '@/application/ports/ListingRepository';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { LateCode } from '@/ui/shell/loading/lateCode';
import type { EditingViewModel } from './EditingViewModel';

export type CreateEditing = (id: BusinessId) => EditingViewModel;

/** What an owner may edit of a business. The code loads when the owner starts editing. */
export interface ListingEditing extends ListingSettings {
  readonly createEditing: LateCode<CreateEditing>;
}

declare module '@/ui/shell/ViewModels' {
  interface SignedInViewModels {
    listingEditing(): ListingEditing;
  }
}
