import { uploadServerPicture } from '@/features/server/server-pictures/endpoints';
import { MOST_BYTES, serverPictureTypes } from '@/features/server/server-pictures/pictureRules';
import { sendFile, type Sending } from '@/shared/api/files';
import { checkFile } from '@/shared/ui/fileRules';

const rules = {
  types: serverPictureTypes,
  typeNames: 'a PNG, JPEG, WebP or GIF image',
  maxBytes: MOST_BYTES,
};

/** Uploads a picture for a server; gives its address, or why there is none. Never rejects. */
export async function sendPicture(
  serverId: string,
  file: File,
  sending: Sending,
): Promise<{ url: string } | { refusal: string }> {
  if (file.size > MOST_BYTES)
    return { refusal: `Images can have at most ${String(MOST_BYTES / (1024 * 1024))} MB.` };
  const refusal = checkFile(file, rules);
  if (refusal !== null) return { refusal };
  const result = await sendFile(uploadServerPicture, { params: { id: serverId }, file }, sending);
  return result.success
    ? { url: result.data.url }
    : { refusal: result.errors?.[0]?.message ?? result.message };
}
