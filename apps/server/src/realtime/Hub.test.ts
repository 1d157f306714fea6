import { expect, it, vi } from 'vitest';
import { Hub } from './Hub';
import { Session } from './Session';

const socket = () => ({ on: vi.fn(), close: vi.fn() });
type Socket = ConstructorParameters<typeof Session>[0];

it('closes a socket that was admitted just before its sign-in ended, and no other', () => {
  const hub = new Hub(
    async () => [],
    () => {},
  );
  hub.hear({ type: 'session-ended', sessionId: 'ended' });
  const [late, other, shopper] = [socket(), socket(), socket()];
  hub.add(new Session(late as unknown as Socket, 1, 'ended'));
  hub.add(new Session(other as unknown as Socket, 1, 'another'));
  hub.add(new Session(shopper as unknown as Socket, 1, null));
  expect(late.close).toHaveBeenCalledWith(4401);
  expect(other.close).not.toHaveBeenCalled();
  expect(shopper.close).not.toHaveBeenCalled();
});
