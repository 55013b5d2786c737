/** The address of a picture at a displayed size in pixels; it may have a query already. */
export const sizedPicture = (url: string, size: number): string => `${url}${url.includes('?') ? '&' : '?'}size=${size}`;
