// Generated from the connector folders by `npm run gen`; do not edit.
import type { Connector } from './connector';
import http from './connectors/http/connector';
import openaiCompatible from './connectors/openai_compatible/connector';
import recorded from './connectors/recorded/connector';

export const connectors: readonly Connector[] = [http, openaiCompatible, recorded];
