import type { Container } from 'inversify';
import { InMemoryListingRepository } from '@/adapters/in-memory/InMemoryListingRepository';
import { parseBusinessId } from '@/domain/business/BusinessId';
import { idIn } from '@/ui/shell/routePaths';
import { DEMO_WORLD } from '../tokens';

/** Somebody changes the English name of the business in the URL. */
export async function editElsewhere(browser: Window, container: Container): Promise<void> {
  const id = parseBusinessId(idIn('business', browser.location.pathname));
  if (id === undefined) return;
  const listings = new InMemoryListingRepository(container.get(DEMO_WORLD));
  const read = await listings.read(id);
  if (read.ok) await listings.write(read.value, { 'name.en': 'Fresh Breeze' });
}
