import { readFile } from 'node:fs/promises';
import type { Context } from 'hono';
import { pictureSizeOf } from '@/domain/profile/pictureSize';
import type { Api } from '../Api';
import { ApiError } from '../ApiError';
import type { ApiEnvironment } from '../ApiEnvironment';
import type { ApiCall } from '../calls';

const PICTURE_TYPE = 'image/jpeg';
const MAX_BYTES = 10 * 1024 * 1024;
const PHOTOS = new URL('../../../../src/adapters/in-memory/world/photos/', import.meta.url);

/** Stores the `file` of a multipart request, and responds with its URL. */
export async function storedPicture(
  api: Api,
  context: Context<ApiEnvironment>,
  call: ApiCall,
): Promise<Response> {
  const form = await context.req.parseBody().catch(() => {
    throw new ApiError(400, 'The request is no form');
  });
  const file = form['file'];
  if (!(file instanceof File)) throw new ApiError(400, 'file: missing', 'file');
  if (file.size > MAX_BYTES) throw new ApiError(413, 'file: too large', 'file');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const size = file.type === PICTURE_TYPE ? pictureSizeOf(PICTURE_TYPE, bytes) : undefined;
  if (size === undefined) throw new ApiError(415, 'file: not a picture', 'file');
  const { width, height } = api.contract.largestPicture(call);
  if (size.width > width || size.height > height) throw new ApiError(413, 'file: too many pixels', 'file');
  const id = api.records.media.add({ type: file.type, bytes });
  const url = `${api.url}/media/${id}`;
  return api.switches.mediaAnswer === 'url'
    ? context.json({ data: { url } }, 201)
    : context.json({ data: [{ fileUri: url }] }, 201);
}

/** Serves a picture without a token to anyone who has its URL. */
export function picture(api: Api, context: Context<ApiEnvironment>): Response {
  const file = api.records.media.find(context.req.param('id') ?? '');
  if (file === undefined) throw new ApiError(404, 'There is no such picture');
  return pictureResponse(context, new Uint8Array(file.bytes), file.type);
}

/** Serves the photos of the demo businesses. */
export async function demoPhoto(context: Context<ApiEnvironment>): Promise<Response> {
  const name = context.req.param('name') ?? '';
  if (!/^[a-z]+\.svg$/.test(name)) throw new ApiError(404, 'There is no such picture');
  const bytes = await readFile(new URL(name, PHOTOS)).catch(() => {
    throw new ApiError(404, 'There is no such picture');
  });
  return pictureResponse(context, new Uint8Array(bytes), 'image/svg+xml');
}

function pictureResponse(
  context: Context<ApiEnvironment>,
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
): Response {
  return context.body(bytes, 200, {
    'content-type': type,
    'cache-control': 'public, max-age=3600',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'cross-origin-resource-policy': 'cross-origin',
  });
}
