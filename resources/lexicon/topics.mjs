// topics.toml: what the hand-drawn motifs are. The motifs of all other files have the name of their file as topic.

export function addTopics(lexicon, topics) {
  for (const [topic, ids] of Object.entries(topics)) {
    for (const id of ids) {
      const entry = lexicon.entries.get(id);
      if (entry) entry.topic = topic;
      else lexicon.problems.push(`topics.toml: no motif ${id}`);
    }
  }
}
