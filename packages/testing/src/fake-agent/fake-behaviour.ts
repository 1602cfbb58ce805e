/** What the fake agent does with a question. Those ending in `_once` happen the first time a question is asked. */
export const fakeBehaviours = [
  'answer',
  'server_error',
  'server_error_once',
  'rate_limited',
  'rate_limited_once',
  'request_timeout',
  'refuse',
  'hang',
  'down',
  'drop_mid_body',
  'garbage_json',
  'html',
  'empty_body',
  'huge_body',
  'huge_declared_body',
  'wrong_shape',
  'deep_json',
  'redirect',
  'echo_request',
] as const;

/** One thing the fake agent can do with a question. */
export type FakeBehaviour = (typeof fakeBehaviours)[number];
