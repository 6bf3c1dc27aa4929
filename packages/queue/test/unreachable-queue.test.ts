/** Servers that are reached and are no queue. */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { requireQueue } from '../src/index.ts';

const open: (() => void)[] = [];
afterAll(() => open.forEach((close) => close()));

/** The address of a server that does this with those who call. */
async function serverThat(greet: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    greet(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('an address at which', () => {
  test('nobody says anything counts as unreachable after a while', async () => {
    const url = await serverThat(() => undefined);
    await expect(requireQueue({ url, shown: url }, 10)).rejects.toMatchObject({
      name: 'QueueUnreachableError',
      address: url,
      reason: 'NOREPLY',
    });
  });

  test('something else answers is told so', async () => {
    const url = await serverThat((socket) => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n'));
    await expect(requireQueue({ url, shown: url })).rejects.toMatchObject({
      name: 'QueueUnreachableError',
      reason: expect.stringMatching(/^\w\w.+/u),
    });
  });
});
