import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { ListingPart } from '@/domain/business/listing/Listing';
import { PART_PARAMETER, paths } from '@/ui/shell/paths';
import { FIELD_PARAMETER } from './editingPath';

/** The history state of an edit that began from the page of the business, so that leaving the edit can go back. */
export const FROM_PAGE = 'from-page';

export interface EditedPart {
  /** Undefined while the page of the business is shown. */
  readonly part: ListingPart | undefined;
  /** The field that gets the focus. */
  readonly field: string | undefined;
  /** Whether a part was edited since the page was opened. */
  readonly wasOpened: boolean;
  readonly leave: () => void;
}

/** The page of a business and the form of each part are URLs of one page, so that Back ends editing. */
export function useEditedPart(id: BusinessId, parts: readonly ListingPart[]): EditedPart {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state }: { readonly state: unknown } = useLocation();
  const asked = search.get(PART_PARAMETER);
  const part = parts.find((each) => each === asked);
  const [wasOpened, setWasOpened] = useState(part !== undefined);
  if (part !== undefined && !wasOpened) setWasOpened(true);
  return {
    part,
    field: search.get(FIELD_PARAMETER) ?? undefined,
    wasOpened,
    leave: () => {
      if (state === FROM_PAGE) void navigate(-1);
      else void navigate(paths.business(id), { replace: true });
    },
  };
}
