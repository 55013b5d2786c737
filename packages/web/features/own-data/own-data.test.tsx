import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProvider } from '../../api/api-context.tsx';
import { createApi } from '../../api/client.ts';
import { createTokenStore } from '../../api/token-store.ts';
import { demo, useRealServer } from '../../testing/real-server.ts';
import { keepSavedFiles, type SavedFile } from '../../testing/saved-files.ts';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';

/** Exporting a whole career takes long. */
const SLOW = { timeout: 15_000 };
let saved: readonly SavedFile[] = [];

function show(fetch: typeof globalThis.fetch, children: ReactNode) {
  const tokens = createTokenStore(localStorage);
  const api = createApi({ fetch, tokens, storage: localStorage });
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <ApiProvider api={api} tokens={tokens}>
          {children}
        </ApiProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { user: userEvent.setup({ delay: null }), tokens };
}

/** A reply of an export whose bytes the test sends. */
function handMade() {
  let stream: ReadableStreamDefaultController<Uint8Array> | null = null;
  const fetch: typeof globalThis.fetch = async (_input, init) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        stream = controller;
        init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
      },
    });
    const headers = { 'x-estimated-bytes': '4000000', 'content-disposition': 'attachment; filename="all.json"' };
    return new Response(body, { headers });
  };
  return {
    fetch,
    send: (bytes: number) => stream?.enqueue(new Uint8Array(bytes)),
    end: () => stream?.close(),
    break: () => stream?.error(new TypeError('network error')),
  };
}

beforeEach(() => {
  saved = keepSavedFiles();
});

describe('before the real server', () => {
  const server = useRealServer();

  it('saves everything as a document or as an archive of tables, under a name that tells what it is', async () => {
    const { user } = show(await server.fetchAs(demo.player.accountId), <ExportData />);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await screen.findByText('Saved as golf-data-ingrid-solberg-2026-06-15.json.', {}, SLOW);
    const exported = JSON.parse((await saved[0]?.blob.text()) ?? '') as { rounds: unknown[]; account: object };
    expect(exported.account).toMatchObject({ username: demo.player.username });
    expect(exported.rounds.length).toBeGreaterThan(50);
    await user.click(screen.getByRole('radio', { name: 'CSV tables' }));
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await screen.findByText('Saved as golf-data-ingrid-solberg-2026-06-15.zip.', {}, SLOW);
    expect((await saved[1]?.blob.text())?.slice(0, 2)).toBe('PK');
  });

  it('deletes the account after its username is typed and the owner confirmed, and says what went', async () => {
    const fetch = await server.fetchAs(demo.newPlayer.accountId);
    const { username } = (await (await fetch('/api/me', { headers: server.bearer() })).json()) as { username: string };
    await server.forgetConfirmations();
    const onConfirmationNeeded = vi.fn(async () => {
      await server.confirmAll();
      return true;
    });
    const onRemoved = vi.fn();
    const { user } = show(fetch, <DeleteAccount {...{ username, onConfirmationNeeded, onRemoved }} />);
    const button = screen.getByRole('button', { name: 'Delete my account' });
    const field = screen.getByRole('textbox', { name: `Type your username, ${username}, to go on` });
    expect(button.matches(':disabled')).toBe(true);
    await user.type(field, `${username}x{Enter}`);
    expect(button.matches(':disabled')).toBe(true);
    await user.type(field, '{Backspace}{Enter}');
    await waitFor(() => expect(onRemoved).toHaveBeenCalledTimes(1), SLOW);
    expect(onRemoved).toHaveBeenCalledWith(
      expect.objectContaining({ removed: expect.arrayContaining([{ what: 'accounts', count: 1 }]) as unknown }),
    );
    expect(onConfirmationNeeded).toHaveBeenCalledTimes(1);
    expect((await fetch('/api/me', { headers: server.bearer() })).status).toBe(401);
  });

  it('deletes nothing when the owner does not confirm', async () => {
    const fetch = await server.fetchAs(demo.stranger.accountId);
    const { username } = (await (await fetch('/api/me', { headers: server.bearer() })).json()) as { username: string };
    await server.forgetConfirmations();
    const confirm = vi.fn(async () => false);
    const { user } = show(
      fetch,
      <DeleteAccount username={username} onConfirmationNeeded={confirm} onRemoved={() => undefined} />,
    );
    await user.type(screen.getByRole('textbox'), username.toUpperCase());
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Delete my account' }).matches(':disabled')).toBe(false),
    );
    expect((await fetch('/api/me', { headers: server.bearer() })).status).toBe(200);
  });
});

describe('on the way', () => {
  it('shows how much has come of about how much, aloud only at the beginning and the end', async () => {
    const reply = handMade();
    const { user } = show(reply.fetch, <ExportData />);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await screen.findByText('0.0 MB of about 4.0 MB');
    reply.send(1_000_000);
    await screen.findByText('1.0 MB of about 4.0 MB');
    const bar = screen.getByRole('progressbar', { name: 'Export' });
    expect(bar.getAttribute('aria-valuetext')).toBe('25%');
    expect(screen.getByRole('status').textContent).toBe('Exporting …');
    reply.end();
    await screen.findByText('Saved as all.json.');
    expect(saved.map(({ fileName, blob }) => [fileName, blob.size])).toEqual([['all.json', 1_000_000]]);
  });

  it('saves nothing of a file that breaks off, says so, and begins anew on Retry', async () => {
    const reply = handMade();
    const { user } = show(reply.fetch, <ExportData />);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await screen.findByRole('progressbar');
    reply.send(10);
    reply.break();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The export was cut off. The server cannot be reached. Please check your connection.',
    );
    expect(saved).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('progressbar');
    expect(screen.queryByRole('alert')).toBeNull();
    reply.end();
    await screen.findByText('Saved as all.json.');
  });

  it('stops on Cancel and saves nothing', async () => {
    const reply = handMade();
    const { user } = show(reply.fetch, <ExportData />);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await screen.findByRole('progressbar');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByText('The export was cancelled.');
    expect([saved, screen.queryByRole('alert')]).toEqual([[], null]);
  });
});
