export default function HomePage() {
  return (
    <main>
      <h1>Assay</h1>
      <p>
        This installation answers over HTTP: <a href="/api/v1/openapi.json">the API’s description</a>,{' '}
        <a href="/api/v1/health">its health</a>. The start command printed the key that opens it.
      </p>
    </main>
  );
}
