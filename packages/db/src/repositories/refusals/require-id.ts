import { validate } from 'uuid';
import { type Noun, notFound } from './not-found';

/** Lets a UUID pass. @throws {AppError} `<noun>.not_found` for anything else, which no row can have as its id */
export function requireId(noun: Noun, id: string): string {
  if (!validate(id)) throw notFound(noun, id);
  return id;
}
