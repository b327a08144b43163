/** Of the back end on this device, such as the embedded one: `http://community.localhost:5173/api/pictures/{pictureId}`. */
const LOCAL =
  /^http:\/\/(?:[\w-]+\.)?(?:localhost|127\.0\.0\.1)(?::\d{1,5})?(\/api\/pictures\/[1-9A-HJ-NP-Za-km-z]{32,64})$/;

/**
 * The path of a picture that was uploaded to a back end on this device, which has no https: address. Null for all
 * other addresses, also of this device. It is shown by its path, from the page's own origin, which its policy allows.
 */
export const localPicturePath = (address: string): string | null =>
  LOCAL.exec(address)?.[1] ?? null;
