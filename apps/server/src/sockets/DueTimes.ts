const slotMs = 1000;

/** Who is due when, to the second: looking for those who are costs as much as there are of them. */
export class DueTimes<Member> {
  readonly #slots = new Map<number, Set<Member>>();
  readonly #slotOf = new Map<Member, number>();

  set(member: Member, atMs: number): void {
    this.delete(member);
    const slot = Math.ceil(atMs / slotMs);
    const members = this.#slots.get(slot) ?? new Set();
    this.#slots.set(slot, members.add(member));
    this.#slotOf.set(member, slot);
  }

  delete(member: Member): void {
    const slot = this.#slotOf.get(member);
    if (slot === undefined) return;
    this.#slotOf.delete(member);
    const members = this.#slots.get(slot);
    members?.delete(member);
    if (members?.size === 0) this.#slots.delete(slot);
  }

  /** Each is given once, and is then due no more. */
  take(nowMs: number): Member[] {
    const due = [...this.#slots]
      .filter(([slot]) => slot * slotMs <= nowMs)
      .flatMap(([, members]) => [...members]);
    for (const member of due) this.delete(member);
    return due;
  }
}
