import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const FLAGS = { present: 0x01, verified: 0x04, hasKey: 0x40 };
const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

type Options = { readonly challenge: string };

/** What a test wants otherwise than an honest authenticator does it. */
type Twist = { readonly origin?: string; readonly verifiesUser?: boolean; readonly counter?: number };

/** An authenticator with one passkey (ES256), as far as WebAuthn goes without attestation. */
export class SoftAuthenticator {
  readonly id = randomBytes(32).toString('base64url');
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #site: string;
  #counter = 0;
  #userHandle = '';

  constructor(site: string) {
    this.#site = site;
  }

  /** What `navigator.credentials.create` gives. */
  create({ challenge, user }: Options & { readonly user: { readonly id: string } }, twist: Twist = {}) {
    this.#userHandle = user.id;
    const key = Buffer.from(isoCBOR.encode(coseOf(this.#keys.publicKey)));
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, id.length]);
    const data = Buffer.concat([this.#data(FLAGS.hasKey, twist), Buffer.alloc(16), length, id, key]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(data)],
    ]);
    return {
      id: this.id,
      clientDataJSON: this.#clientData('webauthn.create', challenge, twist).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
      transports: ['internal'],
    };
  }

  /** What `navigator.credentials.get` gives; counts one more use. */
  get({ challenge }: Options, twist: Twist = {}) {
    this.#counter = twist.counter ?? this.#counter + 1;
    const data = this.#data(0, twist);
    const clientData = this.#clientData('webauthn.get', challenge, twist);
    return {
      id: this.id,
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#keys.privateKey).toString('base64url'),
      ...(this.#userHandle === '' ? {} : { userHandle: this.#userHandle }),
    };
  }

  #data(flags: number, { verifiesUser = true }: Twist): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const all = flags | FLAGS.present | (verifiesUser ? FLAGS.verified : 0);
    return Buffer.concat([sha256(this.#site), Buffer.from([all]), counter]);
  }

  #clientData(type: string, challenge: string, { origin = `http://${this.#site}` }: Twist): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}

/** A P-256 key as COSE writes it. */
function coseOf(key: KeyObject): never {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  return new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x)],
    [-3, bytes(y)],
  ]) as never;
}
