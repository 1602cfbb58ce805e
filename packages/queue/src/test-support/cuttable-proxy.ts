import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export type CuttableProxy = {
  /** Port on 127.0.0.1; the same before and after an outage. */
  readonly port: number;
  /** Drops every connection and refuses new ones, like a server that has stopped. */
  cut(): Promise<void>;
  /** Takes connections and answers nothing, like a network that swallows packets. */
  freeze(): void;
  restore(): Promise<void>;
  close(): Promise<void>;
};

/** Stands between a client and a real server on loopback, so that a test can take the server away and give it back. */
export async function startCuttableProxy(targetPort: number): Promise<CuttableProxy> {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    // A reset on either side ends the pair; `close` below tells the other one.
    socket.on('error', () => socket.destroy());
    return socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    track(client);
    if (isFrozen) return;
    const upstream = track(connect(targetPort, '127.0.0.1'));
    client.on('close', () => upstream.destroy()).on('data', (bytes) => !isFrozen && upstream.write(bytes));
    upstream.on('close', () => client.destroy()).on('data', (bytes) => !isFrozen && client.write(bytes));
  });
  const port = await listen(server, 0);
  const cut = async (): Promise<void> => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    port,
    cut,
    freeze() {
      isFrozen = true;
    },
    async restore() {
      for (const socket of sockets) socket.destroy();
      isFrozen = false;
      if (!server.listening) await listen(server, port);
    },
    close: async () => (server.listening ? cut() : undefined),
  };
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
  // A server that listens on TCP has an address object, never a pipe name.
  return (server.address() as AddressInfo).port;
}
