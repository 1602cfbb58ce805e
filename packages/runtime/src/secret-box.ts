import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { AppError } from '@assay/contracts';
import { readSecretKey } from './secret-key';

/** Encrypts texts for storage and reads them back. */
export type SecretBox = {
  /** Identifies the key without revealing it: 8 hexadecimal digits. */
  readonly keyId: string;
  /** The text encrypted; it can be opened only with the same context, say `credential:<id>`. */
  readonly seal: (text: string, context: string) => string;
  /**
   * The text that was sealed.
   *
   * @throws {AppError} credential.unreadable when the key or context differs, or the sealed text was changed
   */
  readonly open: (sealed: string, context: string) => string;
};

const version = 'v1';
const cipher = 'aes-256-gcm';

/** Bytes of nonce NIST SP 800-38D recommends for GCM. */
const nonceBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM under one key. A sealed text reads `v1.<key id>.<nonce>.<tag>.<ciphertext>`, in base64url.
 *
 * @param key - 32 bytes as 64 hexadecimal digits or base64; the value of `ASSAY_SECRET_KEY`
 * @throws {RangeError} when the key is not 32 bytes
 */
export function createSecretBox(key: string): SecretBox {
  const bytes = readSecretKey(key);
  if (!bytes) throw new RangeError('the secret key must be 32 bytes, as 64 hexadecimal digits or as base64');
  const keyId = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return {
    keyId,
    seal: (text, context) => {
      const nonce = randomBytes(nonceBytes);
      const encrypt = createCipheriv(cipher, bytes, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(context));
      const ciphertext = Buffer.concat([encrypt.update(text, 'utf8'), encrypt.final()]);
      const parts = [nonce, encrypt.getAuthTag(), ciphertext].map((part) => part.toString('base64url'));
      return [version, keyId, ...parts].join('.');
    },
    open: (sealed, context) => open(sealed, context, bytes, keyId),
  };
}

function open(sealed: string, context: string, key: Buffer, keyId: string): string {
  const [sealedVersion, sealedKeyId, nonce, tag, ciphertext] = sealed.split('.');
  if (sealedVersion !== version || nonce === undefined || tag === undefined || ciphertext === undefined) {
    throw unreadable('it is not a sealed text of a known version');
  }
  if (sealedKeyId !== keyId) {
    throw unreadable(`it was sealed with key ${sealedKeyId}, and ASSAY_SECRET_KEY now holds key ${keyId}`);
  }
  try {
    const decrypt = createDecipheriv(cipher, key, Buffer.from(nonce, 'base64url'), { authTagLength: tagBytes })
      .setAAD(Buffer.from(context))
      .setAuthTag(Buffer.from(tag, 'base64url'));
    return decrypt.update(ciphertext, 'base64url', 'utf8') + decrypt.final('utf8');
  } catch (cause) {
    throw unreadable('it was changed after it was sealed, or belongs to something else', cause);
  }
}

function unreadable(reason: string, cause?: unknown): AppError {
  const nextStep = 'Start with the ASSAY_SECRET_KEY it was saved under, or enter the secret again.';
  return new AppError('credential.unreadable', `The secret cannot be read: ${reason}.`, { nextStep }, { cause });
}
