import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { ListingPart } from '@/domain/business/listing/Listing';
import { PART_PARAMETER, paths } from '@/ui/shell/paths';
import { FIELD_PARAMETER } from './editingPath';

/** The history state of a form that was opened from the page of the business, so that leaving it can go back. */
export const FROM_PAGE = 'from-page';

export interface EditedPart {
  /** Undefined while the page of the business is shown. */
  readonly part: ListingPart | undefined;
  /** The field to focus. */
  readonly field: string | undefined;
  /** Whether a form was open since the page was opened. */
  readonly wasOpened: boolean;
  readonly leave: () => void;
}

/** The part whose form the URL names. Each form is a URL of the page of the business, so that Back closes it. */
export function useEditedPart(id: BusinessId, parts: readonly ListingPart[]): EditedPart {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state }: { readonly state: unknown } = useLocation();
  const named = search.get(PART_PARAMETER);
  const part = parts.find((each) => each === named);
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
