import type { Member, Role } from '@shopbell/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf, startTestApp, type TestApp } from '../../testing';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** A shop with one person per role asked for, each signed in. */
async function team(...roles: Role[]) {
  const { shopId } = await app.newShop();
  const people = [];
  for (const role of roles) {
    const email = await app.addMember(shopId, role);
    const cookie = await app.signIn(email);
    const { userId } = (await (await app.call('GET', 'me', { cookie })).json()) as Member;
    people.push({ email, cookie, userId });
  }
  return people as [Person, Person, Person];
}
interface Person {
  readonly email: string;
  readonly cookie: string;
  readonly userId: string;
}

const setRole = (by: Person, { userId }: Person, role: Role) =>
  app.call('PUT', `team/members/${userId}/role`, { cookie: by.cookie, body: { role } });
const remove = (by: Person, { userId }: Person) =>
  app.call('DELETE', `team/members/${userId}`, { cookie: by.cookie });
const rolesIn = async ({ cookie }: Person) => {
  const { members } = (await (await app.call('GET', 'team/members', { cookie })).json()) as {
    members: Member[];
  };
  return Object.fromEntries(members.map(({ userId, role }) => [userId, role]));
};

describe('the list of members', () => {
  it('has everyone of the shop and nobody else', async () => {
    const [owner, admin] = await team('owner', 'admin');
    const [stranger] = await team('owner');
    const roles = await rolesIn(admin);
    expect(roles).toMatchObject({ [owner.userId]: 'owner', [admin.userId]: 'admin' });
    expect(roles).not.toHaveProperty(stranger.userId);
    expect(Object.keys(roles)).toHaveLength(3);
  });

  it('is closed to agents and strangers', async () => {
    const [agent] = await team('agent');
    expect(await refusalOf(await app.call('GET', 'team/members', { cookie: agent.cookie }))).toEqual([
      403,
      'forbidden',
    ]);
    expect(await refusalOf(await app.call('GET', 'team/members'))).toEqual([401, 'unauthorized']);
  });
});

describe('a role', () => {
  it('is changed by an owner, and holds for the next request', async () => {
    const [owner, agent] = await team('owner', 'agent');
    expect((await setRole(owner, agent, 'admin')).status).toBe(200);
    expect(await rolesIn(agent)).toMatchObject({ [agent.userId]: 'admin' });
  });

  it.each<[Role, Role, Role]>([
    ['admin', 'owner', 'agent'],
    ['admin', 'agent', 'owner'],
    ['admin', 'admin', 'owner'],
    ['agent', 'agent', 'admin'],
  ])('cannot be changed by an %s from %s to %s', async (by, from, to) => {
    const [actor, , member] = await team(by, 'owner', from);
    expect(await refusalOf(await setRole(actor, member, to))).toEqual([403, 'forbidden']);
  });

  it('of someone in another shop cannot be touched', async () => {
    const [[owner], [stranger]] = [await team('owner'), await team('agent')];
    expect(await refusalOf(await setRole(owner, stranger, 'admin'))).toEqual([404, 'not-found']);
    expect(await refusalOf(await remove(owner, stranger))).toEqual([404, 'not-found']);
  });

  it.each(['king', '', null])('%j does not exist', async (role) => {
    const [owner, agent] = await team('owner', 'agent');
    expect(await refusalOf(await setRole(owner, agent, role as Role))).toEqual([400, 'invalid-request']);
  });
});

describe('removing', () => {
  it('ends the sessions, closes the sockets, and shuts the door', async () => {
    const [owner, agent] = await team('owner', 'agent');
    const socket = await app.agentSocket(agent.cookie);
    expect((await remove(owner, agent)).status).toBe(200);
    expect(await socket.closed()).toBe(4401);
    expect((await app.call('GET', 'me', { cookie: agent.cookie })).status).toBe(401);
    const again = await app.signIn(agent.email);
    expect((await app.call('GET', 'me', { cookie: again })).status).toBe(401);
  });

  it('is how one leaves', async () => {
    const [, agent] = await team('owner', 'agent');
    expect((await remove(agent, agent)).status).toBe(200);
    expect((await app.call('GET', 'me', { cookie: agent.cookie })).status).toBe(401);
  });

  it('an owner is not for an admin, nor anyone for an agent', async () => {
    const [owner, admin, agent] = await team('owner', 'admin', 'agent');
    expect(await refusalOf(await remove(admin, owner))).toEqual([403, 'forbidden']);
    expect(await refusalOf(await remove(agent, admin))).toEqual([403, 'forbidden']);
  });
});

describe('the last owner', () => {
  it('cannot be demoted, removed, nor leave', async () => {
    const [owner] = await team('owner', 'admin');
    expect(await refusalOf(await setRole(owner, owner, 'admin'))).toEqual([409, 'last-owner']);
    expect(await refusalOf(await remove(owner, owner))).toEqual([409, 'last-owner']);
    expect(await rolesIn(owner)).toMatchObject({ [owner.userId]: 'owner' });
  });

  it('may go once there is another', async () => {
    const [owner, admin] = await team('owner', 'admin');
    await setRole(owner, admin, 'owner');
    expect((await remove(owner, owner)).status).toBe(200);
    expect(await rolesIn(admin)).toMatchObject({ [admin.userId]: 'owner' });
  });

  it.each(['demote', 'remove'])('remains when two owners %s each other at the same time', async (deed) => {
    for (let round = 0; round < 5; round += 1) {
      const [ada, ben] = await team('owner', 'owner');
      const act = (by: Person, whom: Person) =>
        deed === 'demote' ? setRole(by, whom, 'admin') : remove(by, whom);
      const answers = await Promise.all([act(ada, ben), act(ben, ada)]);
      const codes = await Promise.all(answers.map(refusalOf));
      expect(codes.filter(([status]) => status === 200)).toHaveLength(1);
      const owners = await app.opened.database.query(
        `select 1 from shop_member where role = 'owner' and user_id = any($1)`,
        [[ada.userId, ben.userId]],
      );
      expect(owners).toHaveLength(1);
    }
  });

  it('remains when two owners leave at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [ada, ben] = await team('owner', 'owner');
      const answers = await Promise.all([remove(ada, ada), remove(ben, ben)]);
      const codes = (await Promise.all(answers.map(refusalOf))).toSorted();
      expect(codes).toEqual([
        [200, undefined],
        [409, 'last-owner'],
      ]);
    }
  });
});
