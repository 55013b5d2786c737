import type { SendFile } from './client.ts';

/** Uses XMLHttpRequest, which reports upload progress. */
export const sendFile: SendFile = (url, { method, headers, body, signal }, onProgress) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(signal?.aborted ? signal.reason : new TypeError('the request failed'));
    request.open(method ?? 'GET', url);
    request.responseType = 'blob';
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress({ sentBytes: loaded, totalBytes: total });
    });
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    request.addEventListener('load', () => {
      const type = request.getResponseHeader('content-type') ?? '';
      resolve(new Response(request.response as Blob, { status: request.status, headers: { 'content-type': type } }));
    });
    signal?.addEventListener('abort', () => request.abort());
    request.send(body as XMLHttpRequestBodyInit);
  });
