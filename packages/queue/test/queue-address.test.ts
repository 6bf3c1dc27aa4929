import { describe, expect, test } from 'vitest';
import { parseQueueAddress } from '../src/index.ts';

describe('the address of a queue', () => {
  test.each([
    ['redis://127.0.0.1:6379', 'redis://127.0.0.1:6379'],
    ['redis://localhost/2', 'redis://localhost/2'],
    ['rediss://anna:geheim@queue.example.org:6380', 'rediss://queue.example.org:6380'],
    ['redis://:p%40ss@10.0.0.1', 'redis://10.0.0.1'],
  ])('%s is shown as %s', (url, shown) => {
    expect(parseQueueAddress(url)).toEqual({ ok: true, value: { url, shown } });
  });

  test.each([
    ['', 'badQueueUrl'],
    ['localhost', 'badQueueUrl'],
    ['redis://', 'badQueueUrl'],
    ['amqp://localhost', 'badQueueProtocol'],
  ])('is not %j', (text, kind) => {
    expect(parseQueueAddress(text)).toMatchObject({ ok: false, error: { kind } });
  });

  test('keeps the password out of the fault', () => {
    expect(JSON.stringify(parseQueueAddress('anna:geheim@host'))).not.toContain('geheim');
  });
});
