export function App() {
  return (
    <main>
      <h1>Aus einer Idee wird ein Ausmalbild</h1>
    </main>
  );
}
