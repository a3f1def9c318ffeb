/** Lets so many reads pass, then throws. */
export class Fuse {
  /** Reads there were. */
  reads = 0;
  /** Reads that pass. */
  most = Number.POSITIVE_INFINITY;

  read(): void {
    if (++this.reads > this.most) throw new Error('The fuse has blown.');
  }
}

/** A value that reads as it did, every member and theirs through a fuse. */
export function fused<Value extends object>(value: Value, fuse: Fuse): Value {
  const known = new Map<PropertyKey, unknown>();
  return new Proxy(value, {
    get(target, key) {
      fuse.read();
      if (known.has(key)) return known.get(key);
      const member: unknown = Reflect.get(target, key, target);
      if (typeof member === 'function') return member.bind(target);
      if (typeof member !== 'object' || member === null) return member;
      const own = fused(member, fuse);
      known.set(key, own);
      return own;
    },
  });
}
