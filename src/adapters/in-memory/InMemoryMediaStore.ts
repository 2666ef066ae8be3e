import type { DemoCall } from '@/application/ports/DemoControls';
import type { MediaStore } from '@/application/ports/MediaStore';
import type { WriteFailure } from '@/application/ports/ServiceFailure';
import type { Picture } from '@/domain/profile/Picture';
import { success, type Result } from '@/domain/shared/result';
import type { DemoWorld } from './world/DemoWorld';
import { IDEMPOTENT_WRITE_FAILURES, simulateWrite } from './world/simulateCall';

/** The number of bytes for each call of `String.fromCharCode`, which takes a limited number of arguments. */
const PORTION = 8192;

/** Returns a picture as a data URL, which needs no server. */
export class InMemoryMediaStore implements MediaStore {
  constructor(
    private readonly world: DemoWorld,
    private readonly call: DemoCall = 'upload-picture',
  ) {}

  async upload(picture: Picture): Promise<Result<string, WriteFailure>> {
    return simulateWrite(this.world.network, this.call, IDEMPOTENT_WRITE_FAILURES, () =>
      success(dataUrl(picture)),
    );
  }
}

function dataUrl({ type, bytes }: Picture): string {
  const portions = Array.from({ length: Math.ceil(bytes.length / PORTION) }, (_, index) =>
    String.fromCharCode(...bytes.subarray(index * PORTION, (index + 1) * PORTION)),
  );
  return `data:${type};base64,${btoa(portions.join(''))}`;
}
