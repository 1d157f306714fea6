/** Members by key, so that an event costs as much as there are whom it concerns, however many there are. */
export class Groups<Key, Member> {
  readonly #groups = new Map<Key, Set<Member>>();

  add(key: Key, member: Member): void {
    const group = this.#groups.get(key) ?? new Set();
    this.#groups.set(key, group.add(member));
  }

  remove(key: Key, member: Member): void {
    const group = this.#groups.get(key);
    group?.delete(member);
    if (group?.size === 0) this.#groups.delete(key);
  }

  of(key: Key): Member[] {
    return [...(this.#groups.get(key) ?? [])];
  }

  get keys(): Key[] {
    return [...this.#groups.keys()];
  }
}
